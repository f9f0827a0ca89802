// Arrow keys go from one button to the next inside a group; Home and End to its ends.
import { around } from '../../table/shortcuts';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): { destroy: () => void } {
  const press = (event: KeyboardEvent) => {
    const buttons = [...group.querySelectorAll<HTMLElement>('button')];
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? around(buttons, document.activeElement as HTMLElement, step)
        : event.key === 'Home'
          ? buttons[0]
          : event.key === 'End'
            ? buttons.at(-1)
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener('keydown', press);
  return { destroy: () => group.removeEventListener('keydown', press) };
}
