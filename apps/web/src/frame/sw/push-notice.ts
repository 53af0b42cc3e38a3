/** A push as a notification. The browser requires one for every push, also for one that cannot be read. */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  /** Newer news of the same replaces it. */
  readonly tag: string;
  readonly icon: string;
  readonly data: string;
};

const fallback: PushNotice = {
  title: 'Pahiya',
  body: '',
  tag: 'news',
  icon: '/icon-192.png',
  data: '/reminders',
};

/** Reads what the server sent; `read` throws where it is not JSON. */
export function readNotice(read: (() => unknown) | undefined): PushNotice {
  try {
    const news = read?.();
    if (typeof news !== 'object' || news === null) return fallback;
    const { title, body, tag, path } = news as Readonly<Record<string, unknown>>;
    return {
      title: typeof title === 'string' ? title : fallback.title,
      body: typeof body === 'string' ? body : '',
      tag: typeof tag === 'string' ? tag : fallback.tag,
      icon: fallback.icon,
      data: pathOf(path),
    };
  } catch {
    return fallback;
  }
}

/** A path of this site; `//host` and `/\\host` lead elsewhere. */
export function pathOf(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : fallback.data;
}
