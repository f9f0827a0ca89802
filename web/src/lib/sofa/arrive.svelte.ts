// A page becomes a screen or a hand: its slots are others, and a screen is as large as its window is wide.
import { provideSofa, screenZoom, type Sofa } from './device';

export function arrive(sofa: Sofa | null): void {
  provideSofa(sofa);
  if (!sofa) return;
  void import('./areas.css');
  if (sofa.device === 'hand') return;
  $effect(() => {
    const { style } = document.documentElement;
    const fit = () => style.setProperty('--screen-zoom', String(screenZoom(innerWidth)));
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      style.removeProperty('--screen-zoom');
    };
  });
}
