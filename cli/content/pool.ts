/**
 * The package's connections, by the file they are in: its front door also brings `fetch`, cookies, web sockets and caches, which takes
 * longer to start than to fetch the lists of a thousand articles.
 */
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
