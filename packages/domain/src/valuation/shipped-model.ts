import file from '../../data/valuation-model.json' with { type: 'json' };
import type { FittedModel } from './fitted-model.ts';

/** The coefficients that the program comes with, written by `npm run valuation-fit -- table.csv --write`. Their card is
 * docs/valuation-model.md. Too large for a browser. */
export const shippedModel = file as unknown as FittedModel;
