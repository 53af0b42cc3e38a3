import type { IssuePicture } from '@pahiya/domain/fastag/ports';
import type { TagClass } from '@pahiya/domain/fastag/tag-class';

const classes: Readonly<Record<TagClass, string>> = {
  4: 'Car, jeep or van',
  5: 'Light commercial vehicle or minibus',
  6: 'Bus or truck, 3 axles',
  7: 'Bus or truck, 2 axles',
  12: 'Tractor, or truck with 4 to 6 axles',
  15: 'Truck, 7 or more axles',
  16: 'Earth-moving machine',
  20: 'Mini light commercial vehicle',
};

const pictures: Readonly<Record<IssuePicture, string>> = {
  'rc-front': 'RC, front side',
  'rc-back': 'RC, back side',
  'vehicle-front': 'Front of the vehicle, with the number plate',
  'tag-fixed': 'Tag fixed on the windscreen',
};

/** Words of a new FASTag that several pages show. */
export const copy = {
  classes,
  className: (vc: number, name: string) => `${name} (VC${vc})`,
  pictures,
  lines: {
    'tag-price': { label: 'Issue fee', note: 'Charged by the bank, GST included' },
    'tag-deposit': {
      label: 'Security deposit',
      note: 'Refunded by the bank when the tag is closed',
    },
    'tag-balance': { label: 'Balance on the tag', note: 'Used at toll plazas' },
  } as Readonly<Record<string, { readonly label: string; readonly note: string }>>,
  picture: {
    hint: 'JPEG, PNG, WebP or PDF, up to 8 MB. Location and time are removed. We do not keep it.',
    upload: 'Upload',
    uploading: 'Uploading',
    missing: 'Select a file.',
    tooLarge: 'The file is larger than 8 MB. Use a smaller photo.',
    errors: 'Please fix the following',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'new-tag': typeof copy;
  }
}
