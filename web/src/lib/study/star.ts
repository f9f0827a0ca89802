/** The eight-pointed star of 48 by 48 in which the number of a place stands. */
export const STAR =
  'M24 1 30.7 7.9 40.3 7.7 40.1 17.3 47 24 40.1 30.7 40.3 40.3 30.7 40.1 24 47 17.3 40.1 7.7 40.3 7.9 30.7 1 24 7.9 17.3 7.7 7.7 17.3 7.9z';
