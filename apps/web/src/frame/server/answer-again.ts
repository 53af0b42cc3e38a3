import type { StaticHandler, StaticHandlerContext } from 'react-router';
import type { PortablePage } from './portable-page.ts';

/** Restores another thread's router result with this thread's routes. Loads their code, but runs no loader. */
export async function answerAgain(
  handler: StaticHandler,
  { location, loaderData, ...answered }: PortablePage['answer'],
): Promise<StaticHandlerContext> {
  const request = new Request(`http://localhost${location.pathname}`);
  const answer = await handler.query(request, {
    dataStrategy: async ({ matches }) => {
      const results = matches.map(
        async ({ route, resolve }) =>
          [route.id, await resolve(async () => loaderData[route.id])] as const,
      );
      return Object.fromEntries(await Promise.all(results));
    },
  });
  if (answer instanceof Response) throw new Error('A page that was loaded leads elsewhere');
  return { ...answer, ...answered, location, loaderData };
}
