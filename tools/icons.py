"""Draws the icons of the installed page from web/public/icon.svg: python -m tools.icons"""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#2a1733"
"""Of the icon: where a system cuts its own shape out of the picture, nothing else may show."""
ICONS = {"icon-192": (192, 1.0, ""), "icon-512": (512, 1.0, "")} | {
    "icon-apple": (180, 1.0, GROUND),
    "icon-maskable": (512, 0.8, GROUND),
}
"""Name: size, share of it that the drawing takes, ground."""


def draw(browser: Browser, name: str, size: int, share: float, ground: str) -> None:
    """One icon; without a ground its corners are transparent."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text()
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground or 'transparent'} }}"
        f"svg {{ width: {share:.0%}; height: {share:.0%} }}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not ground)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            draw(browser, name, size, share, ground)
        browser.close()


if __name__ == "__main__":
    main()
