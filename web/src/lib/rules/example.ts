// What a page shows of before and after: a few things in a short notation, so that a box can list dozens of them.
//
//   fabric            an icon                  coin*7           seven of it
//   fabric:1/3        a row of the wheelbarrow with room for three
//   merchant+2        the merchant with two assistants below him
//   at:12:family      a piece at a place       grid:merchant@5  a piece on a small board of four by four, counted from 0
//   die:fabric        a face of the dice game  say:7            a number that is named
//   topic:tile-red    what that page draws

/** What there is before, what there is after, and by what: `'coin*9', 'coin*2 extension'`, `'die-4 die-5'`. */
export type Example = readonly [before: string, after: string, by?: string];
export type Examples = Readonly<Record<string, readonly Example[]>>;

/** `other`: the merchant of somebody else. */
export type Piece = string;
export type Thing =
  | { kind: 'icon'; icon: string; n: number }
  | { kind: 'row'; icon: string; full: number; room: number }
  | { kind: 'stack'; assistants: number }
  | { kind: 'place'; place: number; pieces: Piece[] }
  | { kind: 'grid'; pieces: { piece: Piece; at: number }[] }
  | { kind: 'die'; icon: string }
  | { kind: 'say'; number: number }
  | { kind: 'topic'; id: string };

function thing(word: string): Thing {
  const [head = '', ...rest] = word.split(':');
  const tail = rest.join(':');
  switch (head) {
    case 'at': {
      const [place, pieces = ''] = rest;
      return { kind: 'place', place: Number(place), pieces: pieces.split(',').filter(Boolean) };
    }
    case 'grid':
      return {
        kind: 'grid',
        pieces: tail.split(',').map((one) => {
          const [piece = '', at] = one.split('@');
          return { piece, at: Number(at) };
        }),
      };
    case 'die':
      return { kind: 'die', icon: tail };
    case 'say':
      return { kind: 'say', number: Number(tail) };
    case 'topic':
      return { kind: 'topic', id: tail };
  }
  if (tail) {
    const [full, room] = tail.split('/').map(Number);
    return { kind: 'row', icon: head, full: full ?? 0, room: room ?? 0 };
  }
  if (head.startsWith('merchant+')) return { kind: 'stack', assistants: Number(head.slice(9)) };
  const [icon = '', n = '1'] = head.split('*');
  return { kind: 'icon', icon, n: Number(n) };
}

export const things = (text: string): Thing[] => text.split(' ').filter(Boolean).map(thing);
