import {
  drawnForms,
  drawnLines,
  handHeightBounds,
  lineBounds,
} from '@pahiya/domain/new-cars/car-hand';
import { z } from 'zod';
import { inEveryLanguage } from '../fields.ts';

/** What an editor set by hand for the drawings of a model. */
export const carHand = z.object({
  form: z.enum(drawnForms).nullable().describe('Null: by body and proportions'),
  heightMm: z
    .int()
    .min(handHeightBounds.least)
    .max(handHeightBounds.most)
    .nullable()
    .describe('Drawn where the catalogue states no height'),
  lines: z
    .partialRecord(z.enum(drawnLines), z.int().min(lineBounds.least).max(lineBounds.most))
    .describe('Lines moved, in thousandths of the height; rear: of the length'),
});

/** How a model is shown: its photograph wins over its drawing. */
export const carPicture = {
  photo: z
    .object({
      src: z.string(),
      width: z.int(),
      height: z.int(),
      alt: inEveryLanguage(z.string()),
    })
    .nullable()
    .describe('Null: the car is drawn'),
  hand: carHand.nullable().describe('Set by an editor for the drawing'),
};
