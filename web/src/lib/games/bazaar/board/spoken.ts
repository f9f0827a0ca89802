// A place for the ear: number, name, where it lies, who is there, what its track shows.
import { m } from '../../../../paraglide/messages.js';
import { columns, type Place, type Seat, type View } from '../bazaar';
import { placeRow } from '../boxes/places';
import { companionAt, peopleAt } from './people';
import { list } from '../../../words';
import { figureName, placeName } from '../words/names';
import { edgeName } from '../mocha/words';

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
          assistants: m.unit_assistants({ n: player.assistants_in_stack }),
        }),
      );
    if (player.family_place === place) out.push(m.say_family({ player: name(seat) }));
    if (companionAt(player) === place) out.push(m.say_companion({ player: name(seat) }));
    for (const at of player.assistants_out)
      if (at === place) out.push(m.say_assistant({ player: name(seat) }));
  });
  const me = view.viewer === 'spectator' ? undefined : view.seats[view.viewer.seat];
  if (me?.letters?.letters.includes(place)) out.push(m.say_letter_here());
  const here = peopleAt(view, place);
  for (const merchant of here.merchants)
    if (merchant.stack === null) out.push(figureName({ neutral_merchant: merchant.colour }));
  for (const colour of here.assistants) if (colour === null) out.push(m.say_neutral_assistant());
  for (const figure of here.figures) out.push(figureName(figure));
  const barrier = view.mocha?.barrier;
  if (barrier?.between.includes(place))
    out.push(m.say_barrier({ player: name(barrier.holder), between: edgeName(barrier.between) }));
  return out.length ? `${list(out)}.` : '';
}
