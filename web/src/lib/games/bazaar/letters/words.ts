// Words for what only Letters & Seals has.
import { m } from '../../../../paraglide/messages.js';
import type { Good } from '../bazaar';
import { paymentName } from '../boxes/wares';
import type { Afar } from '../../../types/Afar';
import type { Payment } from '../../../types/Payment';
import { goodCount } from '../../../words';

/** A figure called from afar, with what is chosen with him. */
export function afarName(figure: Afar): string {
  const [who, what = ''] = figure.split('-');
  switch (who) {
    case 'governor':
      return m.act_governor();
    case 'courier':
      return m.act_courier();
    case 'smuggler':
      return `${m.figure_smuggler()}: ${goodCount(what as Good, 1)}`;
    default:
      return m.act_trader({ with: paymentName(what as Payment) });
  }
}
