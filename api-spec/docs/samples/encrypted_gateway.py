"""Opens encrypted bodies as a gateway does, and proves it with the contract's test vectors.

Needs Python 3.9 or newer and the package `cryptography` (Debian: apt-get install python3-cryptography):
    python3 encrypted_gateway.py ../../fixtures/encrypted-body.json
"""

import base64
import binascii
import hashlib
import hmac
import json
import sys
from datetime import datetime

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.padding import PKCS7


class DecryptFailed(Exception):
    """The answer is 400 DECRYPT_FAILED, whichever check failed."""


class Gateway:
    """Opens the bodies that are sent to a server.

    `keys` has the 32 bytes of each key by its id. `seen` remembers nonces: a real gateway shares it between its
    processes and forgets a nonce after twice `max_age` seconds.
    """

    def __init__(self, keys, max_age=300, seen=()):
        self.keys = keys
        self.max_age = max_age
        self.seen = set(seen)

    def open_body(self, method, path, body, now):
        """Returns the plain JSON text of an EncryptedBody. The path is that of the call, without its query."""
        key = self.keys.get(body["keyId"])
        if key is None:
            raise DecryptFailed
        if abs((now - to_time(body["timestamp"])).total_seconds()) > self.max_age:
            raise DecryptFailed
        if body["nonce"] in self.seen:
            raise DecryptFailed
        # Texts are signed as they came, never as a date or base64 library writes them.
        parts = ["3", method, path, body["timestamp"], body["nonce"], body["iv"], body["data"]]
        mac = hmac_sha256(hmac_sha256(key, "mac|" + body["nonce"]), "\n".join(parts))
        # In constant time, and before anything is decrypted.
        if not hmac.compare_digest(mac, from_base64(body["mac"])):
            raise DecryptFailed
        # Only now, or an attacker could use up another caller's nonce. Must be atomic between processes.
        self.seen.add(body["nonce"])
        return decrypt(hmac_sha256(key, "enc|" + body["nonce"]), from_base64(body["iv"]), from_base64(body["data"]))


def decrypt(key, iv, data):
    try:
        decryptor = Cipher(algorithms.AES(key), modes.CBC(iv)).decryptor()
        unpadder = PKCS7(128).unpadder()
        padded = decryptor.update(data) + decryptor.finalize()
        return (unpadder.update(padded) + unpadder.finalize()).decode()
    except ValueError as error:
        raise DecryptFailed from error


def hmac_sha256(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def from_base64(text):
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise DecryptFailed from error


def to_time(text):
    try:
        return datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError as error:
        raise DecryptFailed from error


def verdict_of(vectors, vector):
    """What a gateway says to a received body: the plain text, or None for DECRYPT_FAILED."""
    keys = {vectors["keyId"]: base64.b64decode(vectors["gatewayKey"])}
    gateway = Gateway(keys, vectors["maxAgeSeconds"], vector["seenNonces"])
    try:
        return gateway.open_body(vector["method"], vector["path"], vector["body"], to_time(vector["receivedAt"]))
    except DecryptFailed:
        return None


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        vectors = json.load(file)
    failed = [each["name"] for each in vectors["received"] if verdict_of(vectors, each) != each["expected"].get("plain")]
    total = len(vectors["received"])
    print(f"{total - len(failed)} of {total} vectors")
    if failed:
        raise SystemExit("\n".join(failed))
