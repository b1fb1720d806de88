import { expect, test } from 'vitest';
import { nameReactCalls } from './react-calls.ts';

test('the calls of one function share a name, whichever object they went through', () => {
  const code =
    'import{i as e,r as t}from"./react.X_1.js";var n=t(),o=1;var m=t();function f(){return(0,n.jsx)("p",{x:(0,m.jsx)("b",{})})}var s=e();(0,s.useState)(o)';
  expect(nameReactCalls(code)).toBe(
    'import{i as e,r as t}from"./react.X_1.js";const $t_jsx=t().jsx;const $e_useState=e().useState;var n=t(),o=1;var m=t();function f(){return $t_jsx("p",{x: $t_jsx("b",{})})}var s=e(); $e_useState(o)',
  );
});

test('calls of other objects, and code without React, stay as they are', () => {
  const other = 'import{i as e}from"./react.X.js";var n=other(),(0,n.jsx)(1)';
  expect(nameReactCalls(other)).toBe(other);
  expect(nameReactCalls('(0,a.b)(1)')).toBe('(0,a.b)(1)');
});
