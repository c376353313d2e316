import { Refusal } from "./refusal";
