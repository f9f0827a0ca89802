// Whoever is new and opens the page about a turn is shown the way to the school first.
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import TopicPage from './TopicPage.svelte';
import { topicOf } from './topics';

test('beside the four pictures of a turn stands the way to the school', () => {
  const topic = topicOf('turn');
  if (!topic) throw new Error('there is no page about a turn');
  const props = { topic, locale: 'en', onplay: () => undefined };
  const shown = mount(TopicPage, { target: document.body, props });
  const school = document.querySelector('.learn a.main');
  expect(school?.getAttribute('href')).toBe('/learn');
  expect(school?.textContent).toBe(m.home_learn());
  expect(document.querySelector('.learn')?.textContent).toContain(m.home_play());
  void unmount(shown);
});

test.each([
  ['en', 'school'],
  ['de', 'Schule'],
  ['pl', 'szkole'],
] as const)('and its words name it: %s', (locale, school) => {
  expect(m.rules_learn_text({}, { locale })).toContain(school);
});
