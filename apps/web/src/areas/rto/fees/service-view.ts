import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { Paise } from '@pahiya/domain/shared/money';

/** A central fee. `isUsual`: no rule was found for it, so it has to be confirmed. */
export type KnownFee = { readonly sum: Paise; readonly isUsual: boolean };

/** Central fee of a two-wheeler and of a car; null: set by the state, or unknown. */
export type FeeView = { readonly bike: KnownFee | null; readonly car: KnownFee | null };

/** A service in the page's language. */
export type ServiceView = {
  readonly id: string;
  readonly group: RtoService['group'];
  readonly isPopular: boolean;
  readonly name: string;
  readonly summary: string;
  /** Numbers of its forms, `29`. */
  readonly forms: readonly string[];
  readonly papers: readonly string[];
  readonly fee: FeeView;
  readonly days: RtoService['days'];
  readonly time: string | null;
};

/** The services of a page. */
export type ServicesView = {
  readonly services: readonly ServiceView[];
  readonly indicative: string;
  /** Year and month. */
  readonly asOf: string;
};
