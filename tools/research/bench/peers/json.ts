/** A value in a response by its keys, such as `pick(json, 'cart', 'totalQty')`; undefined where there is none. */
export function pick(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );
}

/** Parses JSON. @returns undefined for a body that is no JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
