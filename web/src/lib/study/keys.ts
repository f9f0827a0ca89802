// The keys of the study.
import type { Study } from './study.svelte';

export interface Deeds {
  tryIt: () => void;
  share: () => void;
  help: () => void;
}

const ELSEWHERE = 'input, select, textarea, dialog, [role="grid"]';

export function keys(event: KeyboardEvent, study: Study, deeds: Deeds): void {
  const target = event.target as Element | null;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (target?.closest(ELSEWHERE)) return;
  if (event.key === 'Enter') {
    // Whoever stands on an answer tries it; everything else that can be pressed is pressed.
    if (target?.closest('[role="radio"]')) {
      event.preventDefault();
      deeds.tryIt();
    } else if (!target?.closest('a, button')) deeds.tryIt();
    return;
  }
  const done = act(event, study, deeds);
  if (done) event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, study: Study, deeds: Deeds): boolean {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = key === 'ArrowRight' ? 1 : -1;
      if (shiftKey) study.stepTurn(by);
      else study.stepDecision(by);
      return true;
    }
    case 'Home':
      study.go(1);
      return true;
    case 'End':
      study.go(study.turns.length);
      return true;
    case '1':
    case '2':
    case '3':
      study.choose(Number(key) - 1);
      return true;
    case 'f':
      study.nextBad();
      return true;
    case 'v':
      study.view = study.view === 'carpet' ? 'lines' : 'carpet';
      return true;
    case 't':
      study.view = study.view === 'table' ? 'carpet' : 'table';
      return true;
    case 's':
      if (study.finished) deeds.share();
      return true;
    case '?':
      deeds.help();
      return true;
    default:
      return false;
  }
}
