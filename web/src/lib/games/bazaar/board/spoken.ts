// A place for the ear: number, name, where it lies, who is there, what its track shows.
import { m } from '../../../../paraglide/messages.js';
import { columns, type Place, type Seat, type View } from '../bazaar';
import { placeRow } from '../boxes/places';
import { EXTRA_PIECE } from '../boxes/pieces';
import { alsoSaid } from '../boxes/spoken';
import { peopleAt } from './people';
import { list } from '../../../words';
import { figureName, placeName } from '../words/names';

export function cell(view: View, place: Place, name: (seat: Seat) => string): string {
  const index = view.layout.indexOf(place);
  const wide = columns(view.layout.length);
  const [r, c] = [Math.floor(index / wide) + 1, (index % wide) + 1];
  const text = m.say_cell({
    n: place,
    place: placeName(place),
    r,
    c,
    people: people(view, place, name),
    track: placeRow(place).track?.(view, place) ?? '',
  });
  return text.replace(/\s+/g, ' ').trim();
}

function people(view: View, place: Place, name: (seat: Seat) => string): string {
  const out: string[] = [];
  view.seats.forEach((player, seat) => {
    if (player.place === place)
      out.push(
        m.say_merchant({
          player: name(seat),
          assistants: m.count_assistants({ n: player.assistants_in_stack }),
        }),
      );
    if (player.family_place === place) out.push(m.say_family({ player: name(seat) }));
    if (EXTRA_PIECE.at(player) === place) out.push(EXTRA_PIECE.said({ player: name(seat) }));
    for (const at of player.assistants_out)
      if (at === place) out.push(m.say_assistant({ player: name(seat) }));
  });
  const here = peopleAt(view, place);
  for (const merchant of here.merchants)
    if (merchant.stack === null) out.push(figureName({ neutral_merchant: merchant.colour }));
  for (const colour of here.assistants) if (colour === null) out.push(m.say_neutral_assistant());
  for (const figure of here.figures) out.push(figureName(figure));
  out.push(...alsoSaid(view, place, name));
  return out.length ? `${list(out)}.` : '';
}
