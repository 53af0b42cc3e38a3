import { formText } from '../../../frame/page/form-text.ts';

/** A video as typed. */
export type TypedVideo = {
  readonly model: string;
  readonly link: string;
  readonly title: string;
  readonly channel: string;
  readonly length: string;
  readonly language: string;
  readonly publishedOn: string;
};

/** Reads the form of a video. What is wrong is left for the server to refuse. */
export function readVideo(form: FormData) {
  const text = (name: string) => formText(form, name).trim();
  const typed: TypedVideo = {
    ...{ model: text('model').toLowerCase(), link: text('link'), title: text('title') },
    ...{ channel: text('channel'), length: text('length'), language: text('language') },
    publishedOn: text('publishedOn'),
  };
  const { model, title, channel, language, publishedOn } = typed;
  return {
    typed,
    body: {
      ...{ model, title, channel, language, publishedOn },
      videoId: videoIdOf(typed.link),
      seconds: secondsOf(typed.length),
    },
  };
}

/** The id in an address of YouTube, or as it is. */
export function videoIdOf(link: string): string {
  const found = /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})(?![\w-])/.exec(link);
  return found?.[1] ?? link.slice(0, 100);
}

/** `12:05` or `1:02:05` in seconds; 0 for anything else. */
export function secondsOf(length: string): number {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(length);
  if (parts === null) return 0;
  const [, hours = '0', minutes, seconds] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
