"""Safari 16.2, Chrome 111, Firefox 121: older ones are told so, and nothing newer is needed."""

import re

import pytest
from playwright.sync_api import expect

from speeltafel.server.web.pages import STATIC
from tests.browser.conftest import Sit

WITHOUT = {
    "container units": "const can = CSS.supports; CSS.supports = (...asked) => !asked.includes('1cqw') && can(...asked)",
    "mixed colours": "const can = CSS.supports; CSS.supports = (...asked) => asked[0] !== 'color' && can(...asked)",
    ":has": "const can = CSS.supports; CSS.supports = (...asked) => !asked[0].includes(':has') && can(...asked)",
    "sorted copies": "delete Array.prototype.toSorted",
}

NEWER = {
    "Set.prototype.union and its sisters": r"\.(isSubsetOf|isSupersetOf|symmetricDifference)\(",
    "groupBy": r"\b(Object|Map)\.groupBy\b",
    "Promise.withResolvers": r"\bPromise\.(withResolvers|try)\b",
    "Array.fromAsync": r"\bArray\.fromAsync\b",
    "iterator helpers": r"\.(values|keys|entries)\(\)\.(map|filter|find|some|every|reduce|toArray|forEach)\(",
    "popovers without a guard": r"\.(show|hide|toggle)Popover\(",
    "view transitions without a guard": r"\.startViewTransition\(",
    "URL.parse": r"\bURL\.(parse|canParse)\(",
    "AbortSignal.any": r"\bAbortSignal\.any\(",
    "RegExp.escape": r"\bRegExp\.escape\(",
    "looking behind in an expression": r"\(\?<[=!]",
    "requestIdleCallback, which Safari never had": r"\brequestIdleCallback\(",
    "userActivation": r"\buserActivation\b",
    "what only secure pages have": r"\bcrypto\.(randomUUID|subtle)\b",
}
"""What a browser of the oldest kind does not know, as it would be written in the built client."""

NEWER_STYLES = {
    "nesting": r"\{[^{}]*&",
    "relative colours": r"(rgba?|hsla?|oklch|oklab|lab|lch|color)\(from ",
    "light-dark": r"light-dark\(",
    "starting style": r"@starting-style",
    "anchors": r"anchor-name|position-anchor",
    "scope": r"@scope",
}


def built(ending: str) -> dict[str, str]:
    found = {path.name: path.read_text() for path in (STATIC / "assets").glob(f"*.{ending}")}
    assert found
    return found


@pytest.mark.parametrize("missing", WITHOUT.values(), ids=WITHOUT.keys())
def test_a_browser_that_is_too_old_is_told_so_in_both_languages(sit: Sit, missing: str) -> None:
    reader = sit("Noor", 390, 664)
    reader.page.add_init_script(missing)
    reader.page.goto("/")
    expect(reader.page.get_by_role("heading", name="This browser is too old for the table")).to_be_visible()
    expect(reader.page.get_by_role("heading", name="Deze browser is te oud voor de tafel")).to_be_visible()
    assert reader.page.get_by_role("button").count() == 0, "nothing that does not work is shown"
    reader.look("old-browser")


@pytest.mark.parametrize("expression", NEWER.values(), ids=NEWER.keys())
def test_no_script_needs_more_than_the_oldest_browser_has(expression: str) -> None:
    found = {name: match[0] for name, text in built("js").items() if (match := re.search(expression, text))}
    assert found == {}


@pytest.mark.parametrize("expression", NEWER_STYLES.values(), ids=NEWER_STYLES.keys())
def test_no_style_needs_more_than_the_oldest_browser_has(expression: str) -> None:
    found = {name: match[0] for name, text in built("css").items() if (match := re.search(expression, text))}
    assert found == {}


def test_the_script_that_tells_it_is_older_than_all_of_them() -> None:
    script = (STATIC / "old-browser.js").read_text()
    assert not re.search(r"=>|\b(let|const)\b|`|\?\.|\?\?", script)
