/** Style of a report for a browser: the system's fonts, light and dark. */
export const htmlStyle = `
:root{color-scheme:light dark;--ink:#16181d;--soft:#5d6472;--line:#dde1e8;--ground:#fff;--raised:#f5f6f8;--gone:#ffe1de;--come:#d8f5dd}
@media (prefers-color-scheme:dark){:root{--ink:#e9ebf0;--soft:#a0a7b5;--line:#343944;--ground:#15171c;--raised:#1e2128;--gone:#5c2420;--come:#17492a}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,"Noto Sans SC",sans-serif}
main{max-width:1440px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:26px;line-height:1.25;margin:0 0 8px}
h2{font-size:19px;margin:40px 0 12px}
h3{font-size:15px;margin:24px 0 8px}
small{color:var(--soft);font-weight:400;font-size:13px}
th small{display:block}
code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}
.summary{list-style:none;padding:16px 20px;margin:16px 0;background:var(--raised);border-radius:8px}
table{border-collapse:collapse;width:100%}
.sides{table-layout:fixed}
.sides th:first-child{width:24%}
th,td{text-align:start;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
th{font-weight:500}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.none{color:var(--soft)}
del{background:var(--gone);text-decoration:line-through}
ins{background:var(--come);text-decoration:none}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-bottom:16px}
figure{margin:0;min-width:0}
figcaption{color:var(--soft);font-size:13px;margin-bottom:4px}
img{display:block;max-width:100%;border:1px solid var(--line)}
@media (max-width:700px){.sides,.sides tbody,.sides tr,.sides td,.sides th{display:block;width:auto!important}.sides thead{display:none}.sides td::before{content:"after ";color:var(--soft);font-size:13px}.sides td:nth-child(2)::before{content:"before "}}
`;
