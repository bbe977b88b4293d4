/**
 * Imports undici's `Pool` from its file: the main entry also loads `fetch`, cookies, web sockets and caches, which takes longer than
 * fetching the lists of 1,000 articles.
 */
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
