// JSON Merge Patch, RFC 7396: an object says what is different, null takes a member away.

type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The target with the changes; the target itself stays as it is, and so do its unchanged parts. */
export function merge<T>(target: T, patch: Json): T {
  if (!isObject(patch)) return patch as T;
  const merged: Record<string, Json> = isObject(target) ? { ...target } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete merged[key];
    else merged[key] = merge(merged[key], change);
  }
  return merged as T;
}
