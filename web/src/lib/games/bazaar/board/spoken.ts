// A place for the ear: number, name, where it lies, who is there, what its track shows.
import { m } from '../../../../paraglide/messages.js';
import { columns, type Place, type Seat, type View } from '../bazaar';
import { demanded } from '../places/printed';
import { companionAt, peopleAt } from './people';
import { cardName, figureName, things } from '../words/names';
import { goodAmount, goodName, list } from '../../../words';
import { placeName } from '../words/names';
import { lettersTrack } from '../letters/words';
import { edgeName, mochaTrack } from '../mocha/words';

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
    track: track(view, place),
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

function track(view: View, place: Place): string {
  const rubies = (n: number) => (n > 0 ? m.track_rubies({ rubies: m.unit_rubies({ n }) }) : m.track_empty());
  const goods = (tile: string | undefined) => {
    const wanted = demanded(tile);
    const kinds = [...new Set(wanted)];
    return kinds.length
      ? m.track_demand({
          things: list(
            kinds.map((good) => goodAmount(good, wanted.filter((other) => other === good).length)),
          ),
        })
      : '';
  };
  switch (place) {
    case 1:
      return rubies(view.wainwright_rubies);
    case 5:
      return m.track_mail({ things: things({ goods: view.mail.goods, lira: view.mail.lira }) });
    case 6: {
      const top = view.discard.at(-1);
      return list([
        m.track_cards({ cards: m.unit_cards({ n: view.pile }) }),
        top ? m.track_discard({ card: cardName(top) }) : '',
      ]);
    }
    case 10:
      return goods(view.large_demand[0]);
    case 11:
      return goods(view.small_demand[0]);
    case 13: {
      const price = view.sultan_price;
      if (!price) return m.track_empty();
      const any = price.any ? m.unit_any_goods({ n: price.any }) : '';
      return m.track_sultan({ things: list([things({ goods: price.goods }), any]) });
    }
    case 14:
    case 15: {
      const stacks = view.mosques.filter((mosque) => mosque.place === place);
      const tiles = stacks
        .filter(({ next }) => next !== null)
        .map(({ good, next }) => m.track_mosque({ good: goodName(good), n: next ?? 0 }));
      return list([...tiles, rubies(stacks[0]?.rubies ?? 0)]);
    }
    case 16:
      return view.gem_price === null
        ? m.track_empty()
        : m.track_price({ lira: m.unit_lira({ n: view.gem_price }) });
    default:
      return mochaTrack(view, place) || lettersTrack(view, place);
  }
}
