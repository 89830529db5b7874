/** Styles of the report: dark or light as the reader prefers, one column on phones, and black on white on paper. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f4f2ea; --card: #fff; --text: #14231c; --soft: #4a5a51; --line: #cfd6cd; --good: #2f7d57; --bad: #a3192f; --bad-back: #fbe3e6; --warn: #7a4d00 }
@media (prefers-color-scheme: dark) { :root { --page: #0d1813; --card: #16261f; --text: #f4ecdd; --soft: #b3beb5; --line: #2a4337; --good: #4ea37b; --bad: #ff9cab; --bad-back: #3a1820; --warn: #f3c261 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--page); color: var(--text); font: 1rem/1.5 'Hanken Grotesk', system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-inline-size: 77.5rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; display: flex; flex-direction: column; gap: 1.25rem }
h1, h2, .figure strong { font-family: Besley, Georgia, serif; line-height: 1.15 }
h1 { font-size: 1.9rem; text-wrap: balance }
h2 { font-size: 1.4rem; margin-block-end: .5rem }
a { color: inherit }
h4 { font-size: .85rem; color: var(--soft) }
code, pre { font: .85rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap }
.soft { color: var(--soft) }
.meta { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; color: var(--soft); font-size: .9rem }
.card, details { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem }
.figures { display: grid; grid-template-columns: 1fr 1fr }
.figure { padding: .8rem 1.1rem }
.figure strong { display: block; font-size: 1.75rem }
.figure.bad strong { color: var(--bad) }
.coverage { padding: 1.1rem; order: 1 }
.unreached { padding: 1.1rem; order: 2 }
.tags { display: grid; grid-template-columns: 1fr; gap: .6rem 2.5rem; list-style: none; padding: 0 }
.tags li { display: grid; grid-template-columns: 1fr auto; gap: .25rem }
.boxes { grid-column: 1 / -1; display: flex; gap: 2px }
.box { block-size: .65rem; flex: 1; max-inline-size: .95rem; border-radius: 3px; border: 1.5px solid var(--good); background: var(--good) }
.box.fails { border-color: var(--bad); background: linear-gradient(45deg, transparent 40%, var(--bad) 40% 60%, transparent 60%), linear-gradient(-45deg, transparent 40%, var(--bad) 40% 60%, transparent 60%) }
.box.missing { background: none; border-color: var(--soft) }
.box.unreached-box { border-color: var(--soft); background: repeating-linear-gradient(45deg, var(--soft) 0 2px, transparent 2px 5px) }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; font-size: .9rem; color: var(--soft); margin-block-end: .75rem }
.key span { display: flex; align-items: center; gap: .4rem }
.key .box { inline-size: .9rem; flex: none }
.filter { display: flex; flex-wrap: wrap; gap: .5rem; border: 0; padding: 0; margin-block-end: .75rem }
.filter label { display: flex; align-items: center; gap: .5rem; min-block-size: 2.75rem; padding-inline: .9rem; border: 1px solid var(--line); border-radius: .9rem }
main:has(#risk-money:checked) details:not(.money), main:has(#risk-rule:checked) details:not(.rule), main:has(#risk-sum:checked) details:not(.sum), main:has(#risk-shape:checked) details:not(.shape) { display: none }
details { margin-block-end: .6rem }
summary { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; padding: .75rem 1.1rem; min-block-size: 3.5rem; cursor: pointer }
summary span { overflow-wrap: anywhere }
.risk { align-self: start; padding: .1rem .7rem; border-radius: 1rem; border: 1px solid currentColor; font-size: .85rem; color: var(--warn) }
.money .risk { color: var(--bad); background: var(--bad-back) }
.problem { border-block-start: 1px solid var(--line); padding: .9rem 1.1rem; display: grid; gap: .75rem }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .4rem .75rem }
dt { color: var(--soft) }
dd { overflow-wrap: anywhere }
.got { color: var(--bad) }
.exchange { display: grid; gap: .75rem }
.exchange pre { background: var(--page); border: 1px solid var(--line); border-radius: .75rem; padding: .7rem .85rem; max-block-size: 22rem; overflow: auto }
.exchange > * { min-inline-size: 0 }
@media (min-width: 56rem) {
  h1 { font-size: 2.4rem }
  .figures { grid-template-columns: repeat(4, 1fr) }
  .tags { grid-template-columns: repeat(4, 1fr) }
  .exchange { grid-template-columns: 1fr 1fr }
  .coverage { order: 0 }
}
@media print { :root { --page: #fff; --card: #fff; --text: #000; --soft: #333; --line: #999 } details { break-inside: avoid } .filter { display: none } }
`;
