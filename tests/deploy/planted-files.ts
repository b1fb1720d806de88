/** Files that an owner may leave in the served folder by mistake; no host may serve them. */
export const PLANTED = ['.git/config', '.env', '.ssh/id_rsa', 'articles/.draft.html', '_astro/page.js.map'];
export const SECRET = 'nobody may read this 7f3a';
