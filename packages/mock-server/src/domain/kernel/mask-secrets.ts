const MASK = '••••••';
/** Fields of bodies and parameters of addresses that nobody else may read. */
const SECRET = /password|token|secret/i;

/** A copy of JSON with the values of secret fields masked; null stays null. */
export function maskSecrets(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(maskSecrets);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'string' && SECRET.test(name) ? MASK : maskSecrets(value),
    ]),
  );
}

/** A path with query whose secret parameters are masked. */
export function maskTarget(target: string): string {
  return target.replaceAll(/([?&])([^=&]+)=([^&]*)/g, (parameter, mark: string, name: string) =>
    SECRET.test(name) ? `${mark}${name}=${MASK}` : parameter,
  );
}
