/** Style of a report of a build, after that of a comparison: the site's colours, a dark head, rows that become blocks on a phone. */
export const reportStyle = `
:root{--ink:#0b1b34;--soft:#51607a;--line:#e3e8f1;--raised:#f6f8fc;--bar:#2f5bff;--bar-soft:#9db3ff;--link:#1e45db;--code:#eef2fb;--warn:#b8430a;--good:#087a68}
@media (prefers-color-scheme:dark){:root{--ink:#eaf0ff;--soft:#a3b1cc;--line:#22396b;--ground:#071126;--raised:#0e2350;--bar:#5c80ff;--bar-soft:#2f4690;--link:#8fa9ff;--code:#0e2350;--warn:#ff9d6b;--good:#4fd8c2}}
html{scroll-padding-top:56px}
body{line-height:1.6}
header{background:#071126 radial-gradient(90% 130% at 82% 0,#142c63,#071126);color:#fff;padding:48px max(24px,50vw - 600px) 40px}
header p{margin:12px 0;color:#b4c2de}
header h1{margin:0;font-size:32px;font-weight:600;letter-spacing:-.01em}
header code{color:#b4c2de}
header a{color:#8fa9ff;overflow-wrap:anywhere}
.title{display:flex;gap:20px;align-items:center}
.title p{margin:4px 0 0}
.title svg{width:56px;height:56px;flex:none;border-radius:12px}
header .state{display:inline-block;padding:4px 14px;border-radius:99px;font-weight:500}
.whole{background:#0b3a3f;color:#4fd8c2!important}
.degraded{background:#4d2414;color:#ffb08a!important}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:1px;margin:28px 0 0;background:#22396b;border:1px solid #22396b;border-radius:12px;overflow:hidden}
.figures div{background:#0b1a3c;padding:16px 20px}
.figures dt{color:#b4c2de;font-size:14px}
.figures dd{margin:0;font-size:28px;font-weight:600;line-height:1.3;font-variant-numeric:tabular-nums}
.figures small{display:block;color:#b4c2de;font-size:13px;line-height:1.5}
nav{position:sticky;top:0;z-index:1;background:var(--ground);border-bottom:1px solid var(--line);overflow-x:auto}
nav ul{display:flex;gap:28px;list-style:none;margin:0 auto;padding:0 24px;max-width:1200px}
nav a{display:block;padding:14px 0;color:var(--soft);text-decoration:none;font-size:14px;white-space:nowrap}
nav a:hover,nav a:focus-visible{color:var(--link)}
main{max-width:1200px;padding:16px 24px 96px}
h2{font-size:24px;font-weight:600;margin:56px 0 16px}
h3{font-size:17px;margin:36px 0 10px}
p,li{max-width:80ch}
a{color:var(--link)}
th code,summary code{background:var(--code);border-radius:4px;padding:2px 6px}
thead th{color:var(--soft);font-size:13px;font-weight:400}
td small{display:block;overflow-wrap:anywhere}
.rows th:first-child{width:26%}
th small{overflow-wrap:anywhere}
.degradations table{table-layout:fixed}
.degradations th:nth-child(2){width:28%}
.degradations th:nth-child(3){width:14%}
.rows td.number,.rows thead th.number{text-align:start}
.measure{display:grid;grid-template-columns:76px minmax(0,360px);align-items:center;gap:12px}
.measure b{font-weight:500;font-variant-numeric:tabular-nums;white-space:nowrap}
.bar{display:flex;height:8px;border-radius:4px;background:var(--raised);overflow:hidden}
.bar i{background:var(--bar)}
.bar i+i{background:var(--bar-soft)}
.tag{display:inline-block;padding:1px 10px;border-radius:99px;background:var(--raised);border:1px solid var(--line);font-size:13px;white-space:nowrap}
.tag.stale,.tag.empty{color:var(--warn);border-color:currentColor}
details{border-top:1px solid var(--line);padding:14px 0}
summary{cursor:pointer;overflow-wrap:anywhere}
details ul{margin:12px 0 0;padding-left:24px}
details li p{margin:2px 0;color:var(--soft)}
.summary b{font-variant-numeric:tabular-nums}
@media (max-width:700px){
header{padding:32px 20px 28px}
header h1{font-size:24px}
.figures{grid-template-columns:1fr 1fr}
.figures div:last-child{grid-column:1/-1}
nav ul{padding:0 20px;gap:20px}
main{padding:8px 20px 64px}
.rows,.rows tbody,.rows tr,.rows td,.rows th{display:block;width:auto!important;border:0;padding:2px 0}
.rows thead{display:none}
.rows tr{border-bottom:1px solid var(--line);padding:10px 0}
.rows td:empty{display:none}
.measure{grid-template-columns:64px 1fr}
.rows td:not(:has(.measure))::before{content:attr(data-heading) " ";color:var(--soft);font-size:13px}
}
@media print{nav{display:none}header{background:none;color:inherit}header *{color:inherit!important}}
`;
