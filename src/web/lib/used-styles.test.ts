import { expect, test } from 'vitest';
import { laterStyles, usedStyles } from './used-styles.ts';

const page = '<body class="page"><p class="price price--low">₹ 20</p></body>';
const usedOf = (css: string) => usedStyles(css)(page);

test('a rule stays when all classes of one of its selectors occur in the page', () => {
  expect(usedOf('.price{a:1}.cart{a:2}.price .cart{a:3}')).toBe('.price{a:1}');
  expect(usedOf('.cart,.page .price--low:hover{a:1}')).toBe('.cart,.page .price--low:hover{a:1}');
  expect(usedOf('.price--lowest{a:1}.pric{a:2}')).toBe('');
});

test('a rule without classes stays, and so does one whose classes are only a choice or a negation', () => {
  const css =
    ':root{--a:1}a:hover{a:1}.price:not(.cart):has(.gone){a:1}.page :is(.cart,p){a:1}[class~=".x"]{a:1}';
  expect(usedOf(css)).toBe(css);
});

test('groups are filtered inside, and empty ones disappear except layers, which have an order', () => {
  const css =
    '@layer base,shop;@layer base{.cart{a:1}}@layer shop{@media (width>9px){.cart{a:1}.price{a:2}}@supports (a:b){.cart{a:1}}}';
  expect(usedOf(css)).toBe('@layer base,shop;@layer base{}@layer shop{@media (width>9px){.price{a:2}}}');
});

test('an animation stays when a rule that stays names it', () => {
  const css =
    '@keyframes spin{0%{a:1}to{a:2}}@keyframes fade{0%{a:1}}.price{animation:1s spin}.cart{animation:fade}';
  expect(usedOf(css)).toBe('@keyframes spin{0%{a:1}to{a:2}}.price{animation:1s spin}');
});

test('braces, semicolons and brackets in strings and other at-rules are no structure', () => {
  const css = '@font-face{src:url("a;b{.woff2")}.price:before{content:"}.cart{"}.page a[href="(;{"]{a:1}';
  expect(usedOf(css)).toBe(css);
});

test('two pages with the same classes get the same text, and one with others gets its own', () => {
  const used = usedStyles('.price{a:1}.cart{a:2}');
  expect(used('<i class="price"></i><i class="cart"></i>')).toBe(used('<b class="cart price"></b>'));
  expect(used('<i class="cart"></i>')).toBe('.cart{a:2}');
});

test('what is added later lacks the rules that every page has, and keeps order, layers and animations', () => {
  const css =
    '@layer base{a{a:1}.b{a:2}}@font-face{src:x}:root{--a:1}.c,.d{a:3}p,.e{a:4}@media print{h1{a:5}.f{a:6}}@keyframes g{to{a:7}}';
  expect(laterStyles(css)).toBe('@layer base{.b{a:2}}.c,.d{a:3}@media print{.f{a:6}}@keyframes g{to{a:7}}');
});
