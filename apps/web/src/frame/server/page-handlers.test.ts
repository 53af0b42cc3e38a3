import { languages } from '@pahiya/domain/shared/language';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { site } from '../../composition/site.server.ts';
import { basenameOf } from '../page/page-path.ts';
import { handlersOf } from './page-handlers.ts';

const entries = site.frames.flatMap(({ pages }) => pages);
const handlerOf = handlersOf(site.frames);

describe.each(languages)('in %s', (language) => {
  const prefix = basenameOf(language).replace(/^\/$/, '');
  const all = handlerOf(language, `${prefix}/no-such-part`);
  const found = (path: string) => (routes: Parameters<typeof matchRoutes>[0]) =>
    matchRoutes(routes, `${prefix}${path}`, basenameOf(language))?.map(({ route, params }) => [
      route.id,
      { ...params },
    ]);

  test.each(entries.map(({ path }) => path))(
    '%s matches the same page as in the full route table',
    (path) => {
      const filled = path.replace(/:\w+/g, 'x1').replace('*', '/nowhere/at-all');
      const { dataRoutes } = handlerOf(language, `${prefix}${filled}`);
      expect(found(filled)(dataRoutes)).toEqual(found(filled)(all.dataRoutes));
      expect(found(filled)(dataRoutes)?.at(-1)?.[0]).toBe(
        entries.find((entry) => entry.path === path)?.id,
      );
    },
  );

  test.each([
    '//rc-details/MH12DE1433',
    '/RC-Details/MH12DE1433',
    '/rc-details/MH12DE1433/nowhere',
    '/rc%2Ddetails/x',
    '/rc-details',
    '/rto/a/b/c/d/e',
    '/blog/',
    '/',
    '',
  ])('%j matches too', (path) => {
    const { dataRoutes } = handlerOf(language, `${prefix}${path}`);
    expect(found(path)(dataRoutes)).toEqual(found(path)(all.dataRoutes));
  });
});
