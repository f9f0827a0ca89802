// The screens the table is drawn for, by the kind of device: a device may be turned, a table is laid once for it.
export interface Screen {
  width: number;
  height: number;
}
export interface Device {
  name: string;
  touch: boolean;
  screens: Screen[];
}

const screen = (width: number, height: number): Screen => ({ width, height });

export const DEVICES: Device[] = [
  {
    name: 'phone',
    touch: true,
    screens: [screen(360, 640), screen(360, 740), screen(390, 844), screen(740, 360), screen(844, 390)],
  },
  { name: 'tablet', touch: true, screens: [screen(820, 1180), screen(1180, 820)] },
  { name: 'desktop', touch: false, screens: [screen(1440, 900), screen(1920, 1080)] },
];
