// What a thing is, in one sentence. The words are those of the rules reference, which is fetched when somebody asks.

/** The first sentence of its page: what it does and what it costs. */
export async function about(topic: string): Promise<string> {
  const { topicOf } = await import('../../../rules/topics');
  const found = topicOf(topic);
  return found ? `${found.name()}: ${firstSentence(found.effect())}` : '';
}

/** A colon or a number does not end a sentence; a full stop before a capital does. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
