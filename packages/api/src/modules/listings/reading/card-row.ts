import type { AnswerOf } from '@pahiya/contracts/contract';
import type { searchUsedCars } from '@pahiya/contracts/used-cars/used-car-contracts';
import type { ListedCar, SellerKind, StatedFacts } from '@pahiya/domain/listings/listing';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { ModelSize } from '../../new-cars/reading/model-sizes.ts';
import { photoAddress } from '../photos/photo-address.ts';
import { cityOf } from './city-of.ts';

export type CardOnWire = AnswerOf<typeof searchUsedCars>['cars'][number];

/** A card as read from the database. */
export type CardRow = Pick<
  ListedCar,
  | 'cityId'
  | 'make'
  | 'model'
  | 'variant'
  | 'body'
  | 'fuel'
  | 'gearbox'
  | 'madeYear'
  | 'km'
  | 'owners'
  | 'colour'
  | 'price'
> &
  Pick<StatedFacts, 'accident' | 'demoUse'> & {
    readonly id: string;
    readonly publicId: string;
    readonly makeName: string;
    readonly modelName: string;
    readonly sellerKind: SellerKind;
    readonly inspectionScore: number | null;
    readonly inspectedAt: string | null;
    readonly firstLiveAt: Date;
    readonly formerPrice: Paise | null;
    /** Id, width and height. */
    readonly photo: string | null;
    readonly labelCode: NonNullable<CardOnWire['priceLabel']>['code'];
    readonly labelReason: NonNullable<CardOnWire['priceLabel']>['reason'];
    readonly isHeld: boolean;
    readonly isSandbox: boolean;
  };

const unknownSize: ModelSize = {
  lengthMm: null,
  heightMm: null,
  wheelbaseMm: null,
  groundClearanceMm: null,
  hand: null,
};

/** A card for the public. `sizes`: of models, by `make/model`. */
export function cardOnWire(row: CardRow, sizes: ReadonlyMap<string, ModelSize>): CardOnWire {
  const { make, model, variant, body, fuel, gearbox, madeYear, km, owners, colour, demoUse } = row;
  const { inspectionScore, inspectedAt, formerPrice } = row;
  return {
    listing: row.publicId,
    city: cityOf(row.cityId),
    make: { slug: make, name: row.makeName },
    model: { slug: model, name: row.modelName },
    ...{ variant, body, fuel, gearbox, madeYear, km, owners, demoUse, colour },
    pricePaise: row.price,
    formerPricePaise: formerPrice !== null && formerPrice > row.price ? formerPrice : null,
    seller: row.sellerKind,
    accident: row.accident,
    inspected:
      inspectionScore === null || inspectedAt === null
        ? null
        : { score: inspectionScore, on: istDateOf(new Date(inspectedAt)) },
    priceLabel:
      row.labelCode === null && row.labelReason === null
        ? null
        : { code: row.labelCode, reason: row.labelReason },
    firstOfferedOn: istDateOf(row.firstLiveAt),
    isHeld: row.isHeld,
    photo: photoOnWire(row.photo),
    size: sizes.get(`${make}/${model}`) ?? unknownSize,
    sandbox: row.isSandbox,
  };
}

/** A photograph from its id, width and height in one text. */
export function photoOnWire(photo: string | null): CardOnWire['photo'] {
  const [id, width, height] = photo?.split(' ') ?? [];
  if (id === undefined || width === undefined || height === undefined) return null;
  return { src: photoAddress(id), width: Number(width), height: Number(height) };
}
