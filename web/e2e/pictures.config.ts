// `npm run pictures`: the pictures of README and docs, taken from the running program.
import { defineConfig } from '@playwright/test';
import everything from './playwright.config';

export default defineConfig({ ...everything, testMatch: 'pictures.ts' });
