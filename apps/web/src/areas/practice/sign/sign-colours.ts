/** Colours of the road itself: the same in every theme, and not for operators to change. */
export const red = '#c8202b';
export const blue = '#1d4fa0';
export const ink = '#17181a';
export const white = '#ffffff';
export const yellow = '#ffc629';
export const asphalt = '#3a3d42';
