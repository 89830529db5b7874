"""Logs in by an encrypted call and reads the member's data.

Needs Python 3.9 or newer and the package `cryptography` (Debian: apt-get install python3-cryptography):
    python3 encrypted_call.py http://localhost:4173 maricel Sampaguita7
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import urllib.error
import urllib.request
from datetime import datetime, timezone

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.padding import PKCS7


def encrypt_body(gateway_key, method, path, body):
    """Makes the EncryptedBody of a call. `gateway_key` is `value` of getEncryptionKey."""
    timestamp = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    nonce = to_base64(os.urandom(16))
    iv_bytes = os.urandom(16)
    iv = to_base64(iv_bytes)
    shared = base64.b64decode(gateway_key["gatewayKey"])
    # The base64 text of the nonce is used, not its bytes.
    enc_key = hmac_sha256(shared, "enc|" + nonce)
    mac_key = hmac_sha256(shared, "mac|" + nonce)
    padder = PKCS7(128).padder()
    plain = padder.update(json.dumps(body).encode()) + padder.finalize()
    encryptor = Cipher(algorithms.AES(enc_key), modes.CBC(iv_bytes)).encryptor()
    data = to_base64(encryptor.update(plain) + encryptor.finalize())
    signed = "\n".join(["3", method, path, timestamp, nonce, iv, data])
    mac = to_base64(hmac_sha256(mac_key, signed))
    return {
        "keyId": gateway_key["keyId"],
        "timestamp": timestamp,
        "nonce": nonce,
        "iv": iv,
        "data": data,
        "mac": mac,
    }


def call_encrypted(origin, method, path, body, headers=None):
    """Sends a call with an encrypted body; returns `value` of its answer."""
    # A client that makes many calls keeps the key until `expiresAt`.
    gateway_key = send(origin, "GET", "/wps/system/gatewayKey")
    version_headers = {"X-Encryption-Version": "3", "X-Gateway-Version": "3"}
    encrypted = encrypt_body(gateway_key, method, path, body)
    return send(origin, method, path, encrypted, {**version_headers, **(headers or {})})


def send(origin, method, path, body=None, headers=None):
    """Sends a call; returns `value` of its answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(origin + path, data, headers or {}, method=method)
    if data is not None:
        request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response).get("value")
    except urllib.error.HTTPError as error:
        answer = json.load(error)
        raise SystemExit(f"{error.code} {answer['errorCode']}") from error


def hmac_sha256(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def to_base64(data):
    return base64.b64encode(data).decode()


if __name__ == "__main__":
    defaults = ["http://localhost:4173", "maricel", "Sampaguita7"]
    given = sys.argv[1:]
    origin, username, password = given + defaults[len(given) :]
    login = {"username": username, "password": password, "type": "username"}
    token = call_encrypted(origin, "POST", "/wps/session/login", login)["token"]
    member = send(origin, "GET", "/wps/member/info", headers={"Authorization": "Bearer " + token})
    print(f"{member['nickname']} has {member['balance']}")
