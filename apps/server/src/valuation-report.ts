import type { FitFigures } from '@pahiya/domain/valuation/fit/fit-figures';
import type { FittedModel } from '@pahiya/domain/valuation/fitted-model';

/** What a fit was made from and how well it prices cars that it has not seen. */
export type FitReport = {
  readonly today: string;
  readonly model: FittedModel;
  readonly table: {
    readonly name: string;
    readonly rows: number;
    readonly duplicates: number;
    readonly rejected: Readonly<Record<string, number>>;
    readonly cars: number;
  };
  /** By source, then of all cars. */
  readonly figures: readonly FitFigures[];
  /** Of cars whose model is in the table less than thirty times. */
  readonly few: FitFigures;
};

/** The figures of a fit, as Markdown. */
export function fitReport({ table, figures, few, model, today }: FitReport): string {
  const all = figures.at(-1);
  if (all === undefined) return '';
  const rejected = Object.entries(table.rejected).map(([why, count]) => `${why} ${count}`);
  const better = (name: 'mape' | 'median') =>
    100 * (1 - all.fitted[name] / Math.min(all.sameYear[name], all.sameSourceYear[name]));
  return `# Fit of used-car prices

Written by \`npm run valuation-fit -- ${table.name}\` on ${today}.

- Rows: ${table.rows}. Left out: ${table.duplicates} duplicates${rejected.length === 0 ? '' : `; no usable ${rejected.join(', ')}`}. Cars: ${table.cars}.
- Five folds, each priced by a fit of the other four; duplicates were removed before. Errors are those on cars that the fit and the medians can both price.
- Beside the better of the two medians: MAPE ${better('mape').toFixed(0)} % lower, median error ${better('median').toFixed(0)} % lower (asked: 10 %).
- Within the range that is to hold 80 % of prices: ${all.withinWide.toFixed(1)} % (asked: 78 to 84 %).

| Source | Cars | Priced | MAPE | Median error | R² | R² of log | MAE, Rs | Median of model and year: MAPE, median error | The same within the source | Within the 50 % range | Within the 80 % range |
|---|---|---|---|---|---|---|---|---|---|---|---|
${[...figures, few].map(rowOf).join('\n')}

"few": cars of models that are in the table less than thirty times. Level of ${model.asOf} to today: ${model.level.factor} (${model.level.models} models).
`;
}

function rowOf(one: FitFigures): string {
  const { fitted, sameYear, sameSourceYear } = one;
  const pair = ({ mape, median }: FitFigures['sameYear']) =>
    `${mape.toFixed(1)}, ${median.toFixed(1)}`;
  const cells = [
    ...[one.name, one.cars, `${one.covered.toFixed(1)} %`, fitted.mape.toFixed(2)],
    ...[fitted.median.toFixed(2), fitted.r2.toFixed(3), fitted.r2Log.toFixed(3)],
    ...[Math.round(fitted.mae), pair(sameYear), pair(sameSourceYear)],
    ...[`${one.withinHalf.toFixed(1)} %`, `${one.withinWide.toFixed(1)} %`],
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The card that is shipped with coefficients: data, day, errors, and where not to trust them. */
export function modelCard(report: FitReport): string {
  const { model, figures, few } = report;
  const all = figures.at(-1);
  if (all === undefined) return '';
  const percent = ([low, high]: readonly [number, number]) =>
    `−${((1 - low) * 100).toFixed(0)} % to +${((high - 1) * 100).toFixed(0)} %`;
  const bands = model.errors.map(
    ({ fromRupees, fromCars, half, wide }) =>
      `| from Rs ${(fromRupees / 100_000).toFixed(0)} lakh${fromCars === 0 ? ', rare model' : ''} | ${percent(half)} | ${percent(wide)} |`,
  );
  const known = Object.values(model.models);
  return `# Card of the fitted model

Written by \`npm run valuation-fit\` on ${report.today}; coefficients: \`packages/domain/data/valuation-model.json\`. How they are used: [valuation.md](valuation.md).

## What it is

A regression on the logarithm of asking prices: make and model, a curve over age that each model may tilt, a curve over kilometres, fuel, gearbox, owner's serial number, city, and the words of the variant's name, all drawn towards zero where there are few cars. Neither curve ever rises.

## Data

${report.table.cars} adverts of used cars in India (${figures
    .slice(0, -1)
    .map(({ name, cars }) => `${name}: ${cars}`)
    .join(
      ', ',
    )}), to ${model.asOf}: public tables without a stated licence, used for fitting and checking only. No row of them is in this repository. ${known.length} models have coefficients of their own.

## Errors

On cars that the fit had not seen (five folds): MAPE ${all.fitted.mape.toFixed(1)} %, median error ${all.fitted.median.toFixed(1)} %, R² ${all.fitted.r2.toFixed(3)}; ${all.withinWide.toFixed(1)} % of prices within the 80 % range. The median of the same model and year: MAPE ${Math.min(all.sameYear.mape, all.sameSourceYear.mape).toFixed(1)} %, median error ${Math.min(all.sameYear.median, all.sameSourceYear.median).toFixed(1)} %. By source: \`bench/results/valuation.md\`.

| Fitted price | Half of the prices are within | Four fifths are within |
|---|---|---|
${bands.join('\n')}

## Where not to trust it

- **Today's level.** The adverts end in ${model.asOf}. Prices are multiplied by ${model.level.factor}, the median over ${model.level.models} models of the present new price, less three years by the table of retention, beside the fitted price of the same car. The errors above were measured without this step; what it adds to them is not known.
- **Rare cars.** Models with fewer than thirty adverts miss by ${few.fitted.median.toFixed(0)} % in the middle (MAPE ${few.fitted.mape.toFixed(0)} %); their price has grade D.
- **Cheap and old cars.** Under three lakh the range is widest, and condition decides more than age.
- **Electric cars and hybrids.** A handful of adverts; nothing is known of the battery.
- **Models after ${model.asOf}.** They have no coefficients; the chain goes on without the fit.
- **Sale prices.** Adverts ask more than buyers pay. By how much is not in the data.
- **Damage, accidents, floods, service history.** Not in the data. Cities other than ${Object.keys(model.cities).filter((city) => city !== 'unknown').length} named ones count as average.
`;
}
