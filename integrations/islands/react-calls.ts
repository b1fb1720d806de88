const REACT_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["'][^"']*\/react\.[\w-]+\.js["'];?/u;
const MODULE_OBJECT = /(?<=[\s,;])([\w$]+)\s*=\s*([\w$]+)\(\)(?=\s*[,;])/gu;
/** How a bundler writes the call of a function of another module: `(0, a.jsx)(…)`. */
const CALL = /\(0\s*,\s*([\w$]+)\.([\w$]+)\)\(/gu;

/**
 * An island with every function of React under one name of its own. The bundler calls them through the object of
 * their module, `(0, a.jsx)(…)`, with a new object for each part of the code; that costs an island some 200 bytes.
 */
export function nameReactCalls(code: string): string {
  const [statement, specifiers] = REACT_IMPORT.exec(code) ?? [];
  if (statement === undefined || specifiers === undefined) return code;
  const makers = new Set(specifiers.split(',').map((specifier) => /[\w$]+\s*$/u.exec(specifier)?.[0].trim()));
  const objects = new Map<string, string>();
  for (const [, object = '', maker = ''] of code.matchAll(MODULE_OBJECT))
    if (makers.has(maker)) objects.set(object, maker);
  const names = new Map<string, string>();
  const changed = code.replace(CALL, (call, object: string, part: string) => {
    const maker = objects.get(object);
    if (maker === undefined) return call;
    const name = `$${maker}_${part}`;
    names.set(name, `${maker}().${part}`);
    // After `return` the space is needed; the minifier takes the others away.
    return ` ${name}(`;
  });
  const declared = [...names].map(([name, value]) => `const ${name}=${value};`).join('');
  return changed.replace(statement, () => `${statement}${declared}`);
}
