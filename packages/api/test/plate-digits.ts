/** The digits of the plate DL8CAF5030 anywhere in a text, but not as a part of a random id in it. */
export const plateDigits = /(?<![\da-z-])5030(?![\da-z-])/;
