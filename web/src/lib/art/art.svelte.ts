import icons from 'virtual:art/icons';

/** The drawings in the page. Icons are always there; scenes come when a page asks for them. */
class Art {
  symbols: string[] = $state.raw([icons]);
  #asked = new Set<string>();

  /** The scenes of places 1 to 16 with their frame; `more` brings those of the expansions. */
  async need(...sets: ('places' | 'more')[]): Promise<void> {
    await Promise.all(
      sets.map(async (set) => {
        if (this.#asked.has(set)) return;
        this.#asked.add(set);
        const drawn =
          set === 'places' ? await import('virtual:art/places') : await import('virtual:art/more');
        this.symbols = [...this.symbols, drawn.default];
      }),
    );
  }
}

export const art = new Art();
