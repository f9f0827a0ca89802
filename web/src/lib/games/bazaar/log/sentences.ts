// The log in words. Events of one answer that belong together become one sentence; steps that follow by
// themselves are folded into the line that caused them.
import { m } from '../../../../paraglide/messages.js';
import { none, type Bazaar, type Event, type Told } from '../bazaar';
import { alsoGained, fold, sentence } from '../boxes/events';
import { said, turnsOf, type Names, type Sentence, type TurnTold } from '../../../table/turns';
import type { Amounts } from '../../../types/Amounts';
import { list } from '../../../words';
import { goodsCounts, placeName, things } from '../words/names';

/** One sentence for each thing worth telling among the events of an answer. */
export function sentences(events: Event[], name: Names): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (!event) continue;
    if (event.event === 'moved') {
      const next = events[i + 1];
      const player = name(event.seat);
      const place = placeName(event.to);
      const places = [event.from, event.to];
      if (next?.event === 'assistant_left') {
        out.push(said(event.seat, 'foot', m.ev_move_leave({ player, place }), places));
        i++;
      } else if (next?.event === 'assistant_picked_up') {
        out.push(said(event.seat, 'foot', m.ev_move_pick_up({ player, place }), places));
        i++;
      } else if (next?.event === 'stopped') {
        out.push(said(event.seat, 'foot', m.ev_stop({ player, place }), places));
        i++;
      } else out.push(said(event.seat, 'foot', m.ev_move({ player, place }), places));
      continue;
    }
    if (event.event === 'assistant_returned') {
      const from = [event.from];
      for (let next = events[i + 1]; next?.event === 'assistant_returned'; next = events[i + 1]) {
        from.push(next.from);
        i++;
      }
      const assistants = m.unit_assistants({ n: from.length });
      out.push(said(event.seat, 'assistant', m.ev_recall({ player: name(event.seat), assistants }), from));
      continue;
    }
    const folded = fold(events.slice(i), name);
    if (folded) {
      out.push(folded.sentence);
      i += folded.events - 1;
      continue;
    }
    if (event.event === 'good_gained') {
      // Several goods of one answer are one sentence.
      const goods = { ...none };
      const lost = { ...none };
      let lira = 0;
      let more: Partial<Amounts> = {};
      for (;;) {
        const here = events[i];
        if (here?.event === 'good_gained') {
          goods[here.good] += here.count;
          lost[here.good] += here.lost;
        } else if (here?.event === 'lira_gained') lira += here.lira;
        else if (here) more = alsoGained(more, here) ?? more;
        const next = events[i + 1];
        if (!next || (!['good_gained', 'lira_gained'].includes(next.event) && !alsoGained({}, next))) break;
        i++;
      }
      const taken = things({ ...more, goods, lira });
      if (taken) out.push(said(event.seat, 'any', m.ev_take({ player: name(event.seat), things: taken })));
      const gone = goodsCounts(lost);
      if (gone.length) out.push(said(event.seat, 'no', m.ev_lost({ things: list(gone) })));
      continue;
    }
    const one = sentence(event, name);
    if (one) out.push(one);
  }
  return out;
}

/** The turns of the board game. */
export const turns = (log: Told[], name: Names): TurnTold[] =>
  turnsOf<Bazaar>(log, (events) => sentences(events, name));
