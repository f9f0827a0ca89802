// SHA-256 (FIPS 180-4). The browser has one as well, but only on pages that came over https, and a table at
// home is played over http; and thousands of picks one after the other are faster without waiting for it.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(...pieces: Uint8Array[]): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(bytes.length - 4, (length * 8) >>> 0);

  const state = [...START];
  const w = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + low + w[i - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + x) >>> 0;
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (const [i, x] of state.entries()) hash.setUint32(4 * i, x);
  return new Uint8Array(hash.buffer);
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words);

export const fromHex = (digits: string): Uint8Array =>
  new Uint8Array(digits.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []);

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
