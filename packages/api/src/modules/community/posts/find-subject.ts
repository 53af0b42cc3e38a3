import { offencePath } from '@pahiya/domain/challans/offence-path';
import { findOffenceById } from '@pahiya/domain/challans/offences';
import { readSubject } from '@pahiya/domain/community/post-subject';
import { findOfficeBySlug, officeSlug, stateSlug } from '@pahiya/domain/places/slugs';
import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { findModelName } from '../../new-cars/reading/model-name.ts';

/** What a post is about, with its page. */
export type FoundSubject = {
  readonly about: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Without the language. */
  readonly path: string;
};

/** A model, RTO, offence or service by its subject; null: there is no such one. */
export async function findSubject(sql: Queryable, about: string): Promise<FoundSubject | null> {
  const read = readSubject(about);
  if (read === null) return null;
  const { kind, key } = read;
  switch (kind) {
    case 'office': {
      const office = findOfficeBySlug(key);
      if (office === null || office.office === null || officeSlug(office.code) !== key) return null;
      const code = `${office.code.slice(0, 2)} ${office.code.slice(2)}`;
      const name = `RTO ${code} ${office.office}`;
      return { about, name: same(name), path: `/rto/${stateSlug(office.stateCode)}/office/${key}` };
    }
    case 'service': {
      const service = findRtoService(key);
      return service === null
        ? null
        : { about, name: service.name, path: `/rto-services/${service.id}` };
    }
    case 'offence': {
      const offence = findOffenceById(key);
      return offence === null ? null : { about, name: offence.name, path: offencePath(offence.id) };
    }
    case 'model': {
      const [make = '', model = ''] = key.split('_');
      const name = await findModelName(sql, { make, model });
      return name === null ? null : { about, name: same(name), path: `/new-cars/${make}/${model}` };
    }
  }
}

function same(name: string): FoundSubject['name'] {
  return { en: name, hi: name };
}
