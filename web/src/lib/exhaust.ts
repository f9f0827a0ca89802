/** The end of a `switch` that names every case: the compiler objects when a new one appears. */
export function never(value: never): never {
  throw new Error(`not expected: ${JSON.stringify(value)}`);
}
