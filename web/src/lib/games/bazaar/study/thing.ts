/** Something that bots count: its icon and its name. */
export interface ThingRow {
  icon: string;
  label: () => string;
}
