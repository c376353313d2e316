import "@fontsource-variable/nunito-sans/wght.css";
import "@fontsource-variable/bricolage-grotesque/wght.css";
