// The browser may forbid its storage; then nothing is remembered and everything still works.

export function remembered<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`bedesten.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`bedesten.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the setting holds until the page is closed.
  }
}
