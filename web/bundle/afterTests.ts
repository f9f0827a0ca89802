// Test files share one page: what one of them leaves there, another would find.
import { afterAll } from 'vitest';

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
