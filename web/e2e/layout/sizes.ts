// The screens the table is drawn for.
export interface Screen {
  width: number;
  height: number;
  touch: boolean;
}

const screen = (width: number, height: number, touch: boolean): Screen => ({ width, height, touch });

export const SCREENS: Screen[] = [
  screen(360, 640, true),
  screen(360, 740, true),
  screen(390, 844, true),
  screen(740, 360, true),
  screen(844, 390, true),
  screen(820, 1180, true),
  screen(1180, 820, true),
  screen(1440, 900, false),
  screen(1920, 1080, false),
];
