// What the coach says, by the keys that the lessons name. All of it is in one file that only the school fetches.
import type { Line } from '../types/Line';

type Message = (values: Record<string, number>) => string;
// The build has a file for each message. While one works on the client there are only whole languages, with all names.
const files = import.meta.glob<Record<string, Message>>('../../paraglide/messages/school_*.js', {
  eager: true,
});
const MESSAGES = import.meta.env.DEV
  ? new Map(
      Object.entries((await import('../../paraglide/messages.js')).m as unknown as Record<string, Message>),
    )
  : new Map(
      Object.entries(files).map(([file, messages]) => {
        const key = file.slice(file.lastIndexOf('/') + 1, -'.js'.length);
        return [key, messages[key]];
      }),
    );

/** A line in words; its key, if this client is older than the server. */
export const lineWords = ({ key, values }: Line): string => MESSAGES.get(key)?.(values) ?? key;

/** The name of a chapter. */
export const chapterName = (id: string): string => lineWords({ key: `school_chapter_${id}`, values: {} });

/** A text with **stressed** parts, in pieces. */
export function pieces(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}
